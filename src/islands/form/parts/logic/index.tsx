import { settle } from '../../../../forms';
import { registerPart } from '../register';
import { applyLogic } from './apply-logic';
import { changesIn } from './changes';

registerPart( 'logic', { behaviours: [ applyLogic ], changesIn, settle } );
