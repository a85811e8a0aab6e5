import { registerPart } from '../register';
import { Lookups } from './lookups';

registerPart( 'address', { Component: Lookups } );
