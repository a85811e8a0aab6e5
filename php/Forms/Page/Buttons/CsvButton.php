<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Engine\Markup\Form\FormButtons;
use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Csv\CsvAnswers;
use Atoll\Forms\Csv\CsvFileName;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\StoredAnswers;
use Atoll\Forms\Page\AfterSubmission\ConfirmationLinks;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Errors\BadRequest;

/**
 * The visitor's answers as a file, where the form's editor allows it: those in the form as they stand, or those of
 * the confirmation that the button stands on. The browser keeps the page, since a file takes no page's place.
 */
final class CsvButton implements Button {

	/** The confirmation that the button stands on. */
	public const SENT = 'atoll_sent';

	public function __construct(
		private SubmissionPipeline $pipeline,
		private EntryRepository $entries,
		private FormRepository $forms,
		private FormEngine $engine,
		private StoredAnswers $answers,
		private ConfirmationLinks $links,
		private CurrentVisitor $visitors,
		private CsvAnswers $sheet,
		private Csv $csv,
	) {}

	public function isPressed( Submission $submission ): bool {
		return isset( $submission->inputs[ FormButtons::CSV ] );
	}

	public function press( SubmissionContext $context ): void {
		$submitted = $this->pipeline->read( $context );
		if ( ! $submitted->form->offersCsv() ) {
			throw new BadRequest( 'atoll_csv_off', __( 'The answers to this form cannot be downloaded. They are still here.', 'atoll' ) );
		}
		$this->send( $this->sent( $context->submission, $submitted->form ) ?? $submitted );
	}

	/** The stored answers, when a confirmation that is theirs asks. */
	private function sent( Submission $submission, Form $form ): ?SubmittedAnswers {
		$seal = $submission->inputs[ self::SENT ] ?? '';
		if ( ! is_string( $seal ) || '' === $seal ) {
			return null;
		}
		$id    = $this->links->open( $seal, $form->id(), $this->visitors->current() )?->entry;
		$entry = null === $id ? null : $this->entries->find( $id );
		if ( null === $entry ) {
			throw new BadRequest( 'atoll_csv_late', __( 'This download is no longer offered. Your form has been sent.', 'atoll' ), 410 );
		}
		$form    = $this->forms->findVersion( $entry->formNumber, $entry->formVersion ) ?? $form;
		$answers = $this->answers->of( $form, $entry );
		return new SubmittedAnswers( $form, $answers, $this->engine->settle( $form, $answers ) );
	}

	private function send( SubmittedAnswers $submitted ): never {
		header( 'Content-Type: ' . Csv::TYPE );
		header( 'Content-Disposition: ' . CsvFileName::header( $submitted->form->title() ) );
		header( 'X-Content-Type-Options: nosniff' );
		// Plain text, as the header says.
		echo $this->csv->write( $this->sheet->rows( $submitted->form, $submitted->settled ) );
		exit;
	}
}
