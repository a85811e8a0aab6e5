<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Forms\Entries\AnswersByQuestion;
use Atoll\Platform\Privacy\DataSubject;
use Atoll\Platform\Privacy\ErasableDataSource;
use Atoll\Platform\Privacy\ErasureResult;
use Atoll\Platform\Privacy\PersonalDataGroup;
use Atoll\Platform\Privacy\PersonalDataItem;
use Atoll\Platform\SiteDateFormat;

/** Drafts in exports and erasures of personal data. */
final class DraftData implements ErasableDataSource {

	/**
	 * @param bool $isByEmail Whether to include drafts without an owner into which the person's email address was
	 *                        typed:
	 * not for exports that people download, since anybody can type an address.
	 */
	public function __construct(
		private DraftsOfPerson $drafts,
		private FormRepository $forms,
		private AnswersByQuestion $answersByQuestion,
		private bool $isByEmail
	) {}

	public function name(): string {
		return 'atoll-drafts';
	}

	public function title(): string {
		return __( 'Started but not sent', 'atoll' );
	}

	public function groups( DataSubject $subject ): iterable {
		foreach ( $this->drafts->find( $this->email( $subject ), $subject->userId ) as $row ) {
			$title = $this->forms->findAnyOrNull( $row->formNumber )?->form?->title()
				/* translators: %d: number of a form. */
				?? sprintf( __( 'Form %d', 'atoll' ), $row->formNumber );
			yield new PersonalDataGroup(
				(string) $row->id,
				$title,
				array(
					// WordPress' report has no titles.
					new PersonalDataItem( __( 'Form', 'atoll' ), $title ),
					new PersonalDataItem( __( 'Saved', 'atoll' ), SiteDateFormat::ofUtc( $row->dateSaved ) ),
					new PersonalDataItem( __( 'Kept until', 'atoll' ), SiteDateFormat::ofUtc( $row->dateEnds() ) ),
					...$this->answers( $row ),
				)
			);
		}
	}

	public function erase( DataSubject $subject ): ErasureResult {
		$rows    = $this->drafts->stored( $this->email( $subject ), $subject->userId );
		$reasons = array_merge( array(), ...array_map( $this->drafts->discard( ... ), $rows ) );
		$unsent  = $this->drafts->removeUnsentFiles( $subject->userId );
		$reasons = array_values( array_unique( array( ...$reasons, ...$unsent->messages ) ) );
		return new ErasureResult( count( $rows ) + $unsent->removed, array() === $reasons, $reasons );
	}

	private function email( DataSubject $subject ): string {
		return $this->isByEmail ? $subject->email : '';
	}

	/** @return list<PersonalDataItem> Empty for a draft that can no longer be decrypted. */
	private function answers( DraftRow $row ): array {
		$draft = $this->drafts->open( $row );
		return null === $draft ? array() : $this->answersByQuestion->ofAnswers( $draft->form, $draft->answers );
	}
}
