import type { FormField } from '../fields/form-fields';

/** Kinds whose answers are email addresses. */
const KINDS = [ 'email' ];

/** Whether mail can be sent to what is answered. */
export const givesAddress = ( { kind }: FormField ): boolean => KINDS.includes( kind );
