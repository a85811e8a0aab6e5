<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\Buttons;

use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Csv\Csv;
use Atoll\Forms\Csv\CsvAnswers;
use Atoll\Forms\Csv\CsvFileName;
use Atoll\Forms\Page\AfterSubmission\ConfirmedAnswers;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Http\Download;

/**
 * Downloads the visitor's answers as a CSV file, if the form's editor allows it: the current answers in the form, or
 * those of the confirmation that shows the button. The browser keeps showing the page, since the response is a
 * download.
 */
final class CsvButton implements Button {

	public function __construct(
		private SubmissionPipeline $pipeline,
		private ConfirmedAnswers $confirmed,
		private CsvAnswers $csvAnswers,
		private Csv $csv,
	) {}

	public function isPressed( Submission $submission ): bool {
		return isset( $submission->inputs[ InputNames::CSV ] );
	}

	public function handle( SubmissionContext $context ): void {
		$submitted = $this->pipeline->read( $context );
		if ( ! $submitted->form->offersCsv() ) {
			throw new BadRequest( 'atoll_csv_off', __( 'The answers to this form cannot be downloaded. They are still here.', 'atoll' ) );
		}
		$this->send( $this->confirmed->find( $context->submission, $submitted->form ) ?? $submitted );
	}

	private function send( SubmittedAnswers $submitted ): never {
		( new Download( CsvFileName::fromTitle( $submitted->form->title() ), Csv::TYPE ) )->begin();
		// Plain text, as its Content-Type header says.
		echo $this->csv->write( $this->csvAnswers->rows( $submitted->form, $submitted->resolved ) );
		exit;
	}
}
