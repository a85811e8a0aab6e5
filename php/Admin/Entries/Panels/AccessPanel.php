<?php

declare( strict_types=1 );

namespace Atoll\Admin\Entries\Panels;

use Atoll\Admin\Entries\AccessLogMarkup;
use Atoll\Forms\Entries\Entry;
use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Portal\Applications\Record\ApplicationRecord;

/** Panel with the entry's access log: who viewed it or took anything from it, newest first. */
final class AccessPanel implements EntryPanel {

	private const LINES = 20;

	public function __construct( private AccessRepository $accesses, private AccessLogMarkup $markup ) {}

	public function title(): string {
		return __( 'Viewed by', 'atoll' );
	}

	public function body( Entry $entry, ApplicationRecord $record ): string {
		return $this->markup->render(
			$this->accesses->list( new AccessCriteria( entry: $entry->id, limit: self::LINES ) ),
			false
		);
	}
}
