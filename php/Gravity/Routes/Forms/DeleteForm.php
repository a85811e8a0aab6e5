<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Gravity\Forms\GravityForms;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/** DELETE gf/v2/forms/{id}: moves the form to the trash; `force=1` deletes it. Its entries are kept. */
final class DeleteForm implements Route {

	public const METHOD = 'DELETE';
	public const SCHEMA = 'gravity/forms-delete';

	public function __construct(
		private GravityForms $gravity,
		private FormRepository $forms,
		private FormWriter $writer
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::DELETE_FORMS );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$number = $input->int( 'id' );
		$this->forms->findAny( $number )
			?? throw new BadRequest( 'gf_form_invalid_id', __( 'Invalid form id.', 'atoll' ), 404 );
		$form = $this->gravity->get( $number );
		if ( $input->flag( 'force' ) ) {
			$this->writer->delete( $number );
			return new Reply(
				array(
					'deleted'  => true,
					'previous' => $form,
				)
			);
		}
		if ( '1' === $form['is_trash'] ) {
			throw new BadRequest( 'gf_already_trashed', __( 'The form has already been deleted.', 'atoll' ), 410 );
		}
		$this->writer->trash( $number );
		return new Reply( $this->gravity->get( $number ) );
	}
}
