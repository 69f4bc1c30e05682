import { alertPeople } from '../../app.svelte';
import type { Reply } from '../../net/api';
import { reasonOf } from '../front/front.svelte';

/** A small form: what is wrong with which of its fields, and whether it is on its way. */
export function formState<F extends string>() {
  let faults: Partial<Record<F, string>> = $state({});
  let isBusy = $state(false);

  function point(field: F, fault: string): void {
    faults = { [field]: fault } as Partial<Record<F, string>>;
    alertPeople(fault);
    requestAnimationFrame(() => document.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  }

  return {
    get faults(): Partial<Record<F, string>> {
      return faults;
    },
    get isBusy(): boolean {
      return isBusy;
    },
    point,
    /** Whether every field has something in it; the first that has not is pointed at. */
    isFilled(fields: readonly (readonly [field: F, value: string, fault: string])[]): boolean {
      const missing = fields.find(([, value]) => value.trim() === '');
      if (missing === undefined) return true;
      point(missing[0], missing[2]);
      return false;
    },
    async send<T>(field: F, sending: Promise<Reply<T>>): Promise<T | undefined> {
      isBusy = true;
      faults = {};
      const reply = await sending;
      isBusy = false;
      if (reply.kind === 'done') return reply.value;
      point(field, reasonOf(reply));
      return undefined;
    },
  };
}
