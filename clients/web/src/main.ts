import { mount } from 'svelte';
import App from './App.svelte';
import { begin } from './app.svelte';
import { keepForOffline } from './worker/register';
import './style/tokens.css';
import './style/base.css';

const target = document.getElementById('app');
if (target === null) throw new Error('The page has no place for the app');
mount(App, { target });
void begin();
keepForOffline();
