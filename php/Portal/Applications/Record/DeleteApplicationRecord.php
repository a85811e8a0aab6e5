<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Changes\CascadeDelete;
use Atoll\Platform\Database\Queries;

/** Deletes an application's history, document requests and status with its entry. */
final class DeleteApplicationRecord implements CascadeDelete {

	public function __construct( private Queries $queries ) {}

	public function forget( array $entries ): void {
		$this->queries->write( 'DELETE FROM {atoll_case_events} WHERE entry_id IN (%d)', $entries );
		$this->queries->write( 'DELETE FROM {atoll_document_requests} WHERE entry_id IN (%d)', $entries );
		$this->queries->write( 'DELETE FROM {atoll_cases} WHERE entry_id IN (%d)', $entries );
	}
}
