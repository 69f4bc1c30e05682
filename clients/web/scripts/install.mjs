// Fetches the packages that the lock file names, unless they are here already. With --launch only those that a build
// needs: neither the type checker nor the tests.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const marker = 'node_modules/.crownhead';
const locked = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');
const launching = process.argv.includes('--launch');

function isInstalled() {
    if (!existsSync(marker)) return false;
    const [kind, hash] = readFileSync(marker, 'utf8').split(' ');
    return hash === locked && (launching || kind === 'all');
}

if (!isInstalled()) {
    const options = ['ci', '--no-audit', '--no-fund', '--ignore-scripts', ...(launching ? ['--omit=dev'] : [])];
    const done = spawnSync('npm', options, { stdio: 'inherit', shell: process.platform === 'win32' });
    if (done.status !== 0) process.exit(done.status ?? 1);
    writeFileSync(marker, `${launching ? 'launch' : 'all'} ${locked}`);
}
