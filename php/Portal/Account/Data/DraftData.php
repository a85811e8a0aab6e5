<?php

declare( strict_types=1 );

namespace Atoll\Portal\Account\Data;

use Atoll\Drafts\DraftSummary;
use Atoll\Drafts\OwnDrafts;
use Atoll\Moment;
use Atoll\Privacy\Fact;
use Atoll\Privacy\Person;
use Atoll\Privacy\Record;
use Atoll\Privacy\Source;
use Atoll\Trouble\DraftNotFound;

/** Forms that a client has begun and put aside. */
final class DraftData implements Source {

	public function __construct( private OwnDrafts $drafts, private Answered $answered ) {}

	public function name(): string {
		return 'atoll-drafts';
	}

	public function title(): string {
		return __( 'Begun and not sent', 'atoll' );
	}

	public function of( Person $person ): iterable {
		foreach ( $this->drafts->ofUser( $person->userId ) as $draft ) {
			yield new Record(
				(string) $draft->id,
				$draft->formTitle,
				array(
					new Fact( __( 'Saved', 'atoll' ), Moment::ofUtc( $draft->dateSaved ) ),
					new Fact( __( 'Kept until', 'atoll' ), Moment::ofUtc( $draft->dateEnds ) ),
					...$this->answers( $draft, $person ),
				)
			);
		}
	}

	/** @return list<Fact> Nothing of one whose form or key is gone: nobody can read it. */
	private function answers( DraftSummary $draft, Person $person ): array {
		try {
			$opened = $this->drafts->open( $draft->id, $person->userId );
			return $this->answered->in( $opened->form, $opened->answers );
		} catch ( DraftNotFound ) {
			return array();
		}
	}
}
