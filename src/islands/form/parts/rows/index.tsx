import { registerPart } from '../register';
import { Lists } from './lists';

registerPart( 'rows', { Component: Lists } );
