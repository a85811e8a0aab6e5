<?php

declare( strict_types=1 );

namespace Atoll\Admin\PersonalData;

use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Drafts\DraftRow;
use Atoll\Forms\Drafts\PersonsDrafts;
use Atoll\Platform\Moment;
use Atoll\Platform\Privacy\ErasableSource;
use Atoll\Platform\Privacy\Erasure;
use Atoll\Platform\Privacy\Fact;
use Atoll\Platform\Privacy\Person;
use Atoll\Platform\Privacy\Record;

/** Forms that somebody has begun and put aside. */
final class DraftData implements ErasableSource {

	/** @param bool $isByEmail Whether also those that are nobody's, into which the address was typed: not for people to take along, since anybody can type an address. */
	public function __construct( private PersonsDrafts $drafts, private FormRepository $forms, private Answered $answered, private bool $isByEmail ) {}

	public function name(): string {
		return 'atoll-drafts';
	}

	public function title(): string {
		return __( 'Begun and not sent', 'atoll' );
	}

	public function of( Person $person ): iterable {
		foreach ( $this->rows( $person ) as $row ) {
			yield new Record(
				(string) $row->id,
				/* translators: %d: number of a form. */
				$this->forms->findAny( $row->formNumber )?->form?->title() ?? sprintf( __( 'Form %d', 'atoll' ), $row->formNumber ),
				array(
					new Fact( __( 'Saved', 'atoll' ), Moment::ofUtc( $row->dateSaved ) ),
					new Fact( __( 'Kept until', 'atoll' ), Moment::ofUtc( $row->dateEnds() ) ),
					...$this->answers( $row ),
				)
			);
		}
	}

	public function erase( Person $person ): Erasure {
		$rows = $this->rows( $person );
		array_map( $this->drafts->discard( ... ), $rows );
		return new Erasure( count( $rows ) );
	}

	/** @return list<DraftRow> */
	private function rows( Person $person ): array {
		return $this->drafts->of( $this->isByEmail ? $person->email : '', $person->userId );
	}

	/** @return list<Fact> Nothing of one that nobody can read. */
	private function answers( DraftRow $row ): array {
		$draft = $this->drafts->look( $row );
		return null === $draft ? array() : $this->answered->in( $draft->form, $draft->answers );
	}
}
