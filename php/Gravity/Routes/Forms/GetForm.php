<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Forms;

use Atoll\Gravity\Forms\GravityForms;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** GET gf/v2/forms/{id}: one form, even if it is closed or in the trash (see `is_active` and `is_trash`). */
final class GetForm implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/forms-get';

	public function __construct( private GravityForms $forms ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		return new Reply( $this->forms->get( $input->int( 'id' ) ) );
	}
}
