<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Forms;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\UnsupportedFields;
use Atoll\Gravity\Entries\FilterList;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * GET gf/v2/forms/{form_id}/field-filters: what the form's entries can be filtered by. `_admin_labels` prefers labels
 * that only staff see.
 */
final class ListFieldFilters implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/forms-field-filters';

	public function __construct(
		private FormRepository $forms,
		private FilterList $filters,
		private UnsupportedFields $kept
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$form = $this->forms->findAny( $input->int( 'form_id' ) )->form
			?? throw new BadRequest( 'gf_not_found', __( 'Form not found.', 'atoll' ), 404 );
		return new Reply( $this->filters->build( $this->kept->with( $form ), $input->flag( '_admin_labels' ) ) );
	}
}
