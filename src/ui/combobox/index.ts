export { Combobox, type Option } from './combobox';
