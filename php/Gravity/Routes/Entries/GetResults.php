<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Routes\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Gravity\Entries\EntryQuery;
use Atoll\Gravity\Entries\EntryResults;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Rest\Input;
use Atoll\Platform\Rest\Reply;
use Atoll\Platform\Rest\Route;

/**
 * GET gf/v2/forms/{form_id}/results: how often each question was answered and each choice chosen, in entries that match
 * `search`.
 */
final class GetResults implements Route {

	public const METHOD = 'GET';
	public const SCHEMA = 'gravity/forms-results';

	public function __construct(
		private FormRepository $forms,
		private EntryQuery $query,
		private EntryResults $results
	) {}

	public function allows( Visitor $visitor ): bool {
		return $visitor->can( Capabilities::VIEW_ENTRIES );
	}

	public function respond( Input $input, Visitor $visitor ): Reply {
		$form = $this->forms->findAny( $input->int( 'form_id' ) )->form
			?? throw new BadRequest( 'not_found', __( 'Form not found.', 'atoll' ), 404 );
		return new Reply( $this->results->compute( $form, $this->query->read( $input ) ) );
	}
}
