<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

use Atoll\Forms\Entries\Changes\CascadeDelete;

/** An application's history, the documents it waits for and how it stands go with its entry. */
final class DeleteApplicationRecord implements CascadeDelete {

	public function __construct( private PreparedQueries $queries ) {}

	public function forget( array $entries ): void {
		$this->queries->write( 'DELETE FROM {events} WHERE entry_id IN ({list})', $entries );
		$this->queries->write( 'DELETE FROM {requests} WHERE entry_id IN ({list})', $entries );
		$this->queries->write( 'DELETE FROM {cases} WHERE entry_id IN ({list})', $entries );
	}
}
