import { registerPart } from '../register';
import { ensureRows } from './change-rows';
import { Lists } from './lists';
import { dropSpareRows } from './spare-rows';

registerPart( 'rows', { Component: Lists, earlyBehaviours: [ dropSpareRows ], ensureRows } );
