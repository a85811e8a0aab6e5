<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Forms;

use Atoll\Gravity\Forms\GravityForms;
use Atoll\Gravity\Forms\ReportedForm;
use Atoll\Gravity\LooseValues;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\RestNamespaces;
use Atoll\Platform\Rest\Route;

/**
 * POST gf/v2/forms: creates a form from Gravity Forms' JSON. Answers 201 with the form as stored, including its `id`;
 * `atoll_report` lists what visitors do not see of it.
 */
final class CreateForm implements Route {

	public const METHOD = 'POST';
	public const SCHEMA = 'gravity/forms-create';

	public function __construct( private GravityForms $forms, private ReportedForm $report ) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::EDIT_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$form = $this->forms->create( $input->body() );
		return new Reply(
			$this->report->build( $form, $input->body() ),
			201,
			array(
				'Location' => RestNamespaces::url(
					RestNamespaces::GRAVITY,
					'/forms/' . LooseValues::int( $form['id'] )
				),
			)
		);
	}
}
