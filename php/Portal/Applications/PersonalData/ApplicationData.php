<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\PersonalData;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\PersonalDataSource;

/** A client's applications, for the download of their data: entries sent while they were logged in. */
final class ApplicationData implements PersonalDataSource {

	/** Entries read in one query. */
	private const BATCH = 50;

	public function __construct( private EntryRepository $entries, private EntryRecords $records ) {}

	public function name(): string {
		return 'atoll-applications';
	}

	public function title(): string {
		return __( 'Applications', 'atoll' );
	}

	public function groups( DataSubject $subject ): iterable {
		for ( $from = 0; ; $from += self::BATCH ) {
			$entries = $this->entries->list( EntryCriteria::ofOwner( $subject->userId, self::BATCH, $from ) );
			/* translators: %d: number of an application. */
			yield from $this->records->all( $entries, $subject, __( 'Application %d', 'atoll' ) );
			if ( count( $entries ) < self::BATCH ) {
				return;
			}
		}
	}
}
