<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Forms;

use Atoll\Gravity\Forms\GravityForms;
use Atoll\Gravity\Forms\ReportedForm;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** PUT gf/v2/forms/{id}: replaces the whole form. `is_active` opens or closes it; if not sent, that stays as it is. */
final class UpdateForm implements Route {

	public const METHOD = 'PUT';
	public const SCHEMA = 'gravity/forms-update';

	public function __construct( private GravityForms $forms, private ReportedForm $report ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$form = $this->forms->update( $input->int( 'id' ), $input->body() );
		return new Reply( $this->report->build( $form, $input->body() ) );
	}
}
