<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\ErasableDataSource;
use Atoll\Platform\Privacy\ErasureResult;
use Atoll\Platform\Privacy\PagedDataSource;
use Atoll\Platform\Privacy\PersonalDataGroup;
use Atoll\Platform\Privacy\PersonalDataItem;
use Atoll\Platform\SiteDateFormat;

/** The access log's rows about a member of staff. Exported but never erased: the log protects people with entries. */
final class AccessData implements ErasableDataSource, PagedDataSource {

	/** Rows read in one query. */
	private const BATCH = 500;

	public function __construct( private AccessRepository $accesses ) {}

	public function name(): string {
		return 'atoll-access-log';
	}

	public function title(): string {
		return __( 'Work with entries', 'atoll' );
	}

	public function groups( DataSubject $subject ): iterable {
		return $this->from( $subject, 0 );
	}

	public function from( DataSubject $subject, int $from ): iterable {
		for ( ; 0 !== $subject->userId; $from += self::BATCH ) {
			$records = $this->accesses->list(
				new AccessCriteria( $subject->userId, limit: self::BATCH, offset: $from )
			);
			foreach ( $records as $record ) {
				yield new PersonalDataGroup( (string) $record->id, $record->action->label(), $this->facts( $record ) );
			}
			if ( count( $records ) < self::BATCH ) {
				return;
			}
		}
	}

	public function erase( DataSubject $subject ): ErasureResult {
		if ( 0 === $subject->userId || 0 === $this->accesses->count( new AccessCriteria( $subject->userId ) ) ) {
			return new ErasureResult( 0 );
		}
		/* translators: %d: number of days. */
		return new ErasureResult( 0, false, array( sprintf( __( 'The access log stays: it shows clients and authorities who saw their data. Each line is deleted after %d days.', 'atoll' ), AccessLogExpiry::DAYS ) ) );
	}

	/** @return list<PersonalDataItem> */
	private function facts( AccessRecord $record ): array {
		$count = sprintf(
			/* translators: %s: number of entries. */
			_n( '%s entry', '%s entries', $record->entries, 'atoll' ),
			number_format_i18n( $record->entries )
		);
		return array(
			new PersonalDataItem( __( 'When', 'atoll' ), SiteDateFormat::ofUtc( $record->date ) ),
			new PersonalDataItem( __( 'What', 'atoll' ), $record->action->label() ),
			new PersonalDataItem( __( 'Entry', 'atoll' ), 0 === $record->entryId ? $count : (string) $record->entryId ),
			new PersonalDataItem( __( 'IP address', 'atoll' ), $record->ip ),
		);
	}
}
