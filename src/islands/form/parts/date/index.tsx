import 'cally';
import { registerPart } from '../register';
import { DatePickers } from './date-pickers';

registerPart( 'date', { Component: DatePickers } );
