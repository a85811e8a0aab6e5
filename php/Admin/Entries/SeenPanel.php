<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries;

use Atoll\Admin\EntryPanel;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Portal\Cases\CaseFile;

/** Who looked at the entry or took something of it, newest first. */
final class SeenPanel implements EntryPanel {

	private const LINES = 20;

	public function __construct( private AccessRepository $records, private AccessTable $table ) {}

	public function title(): string {
		return __( 'Seen by', 'atoll' );
	}

	public function body( Entry $entry, CaseFile $case ): string {
		return $this->table->render( $this->records->list( new AccessCriteria( entry: $entry->id, limit: self::LINES ) ), false );
	}
}
