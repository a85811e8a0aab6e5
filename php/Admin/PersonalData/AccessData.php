<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Platform\AccessLog\AccessCriteria;
use Atoll\Platform\AccessLog\AccessRecord;
use Atoll\Platform\AccessLog\AccessRepository;
use Atoll\Platform\AccessLog\Expiry;
use Atoll\Platform\Moment;
use Atoll\Platform\Privacy\ErasableSource;
use Atoll\Platform\Privacy\Erasure;
use Atoll\Platform\Privacy\Fact;
use Atoll\Platform\Privacy\Person;
use Atoll\Platform\Privacy\Record;

/** What the access log says of a member of staff. It is told, and stays: it is there for those whose entries they saw. */
final class AccessData implements ErasableSource {

	/** Lines that are read at once. */
	private const BATCH = 500;

	public function __construct( private AccessRepository $records ) {}

	public function name(): string {
		return 'atoll-access-log';
	}

	public function title(): string {
		return __( 'Work with entries', 'atoll' );
	}

	public function of( Person $person ): iterable {
		for ( $from = 0; 0 !== $person->userId; $from += self::BATCH ) {
			$records = $this->records->list( new AccessCriteria( $person->userId, limit: self::BATCH, offset: $from ) );
			foreach ( $records as $record ) {
				yield new Record( (string) $record->id, $record->action->label(), $this->facts( $record ) );
			}
			if ( count( $records ) < self::BATCH ) {
				return;
			}
		}
	}

	public function erase( Person $person ): Erasure {
		if ( 0 === $person->userId || 0 === $this->records->count( new AccessCriteria( $person->userId ) ) ) {
			return new Erasure( 0 );
		}
		/* translators: %d: number of days. */
		return new Erasure( 0, false, array( sprintf( __( 'The access log stays: it shows clients and authorities who saw their data. Each line is deleted after %d days.', 'atoll' ), Expiry::DAYS ) ) );
	}

	/** @return list<Fact> */
	private function facts( AccessRecord $record ): array {
		/* translators: %s: number of entries. */
		$many = sprintf( _n( '%s entry', '%s entries', $record->entries, 'atoll' ), number_format_i18n( $record->entries ) );
		return array(
			new Fact( __( 'When', 'atoll' ), Moment::ofUtc( $record->date ) ),
			new Fact( __( 'What', 'atoll' ), $record->action->label() ),
			new Fact( __( 'Entry', 'atoll' ), 0 === $record->entryId ? $many : (string) $record->entryId ),
			new Fact( __( 'IP address', 'atoll' ), $record->ip ),
		);
	}
}
