export { calculate, type Answer, type Definition } from './calculate';
export { fieldsOf } from './inputs/fields';
export type { Values } from './models/model';
export type { Texts } from './texts/number-text';
export { spoken, typed } from './texts/input-texts';
