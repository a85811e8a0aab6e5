<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormEngine;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\StoredAnswers;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Platform\Access\Identity\CurrentVisitor;
use Atoll\Platform\Errors\BadRequest;

/** Stored answers of the submission that a confirmation belongs to, for the browser that sent them. */
final class ConfirmedAnswers {

	/** Hidden input of a form on a confirmation: the confirmation's sealed token. */
	public const SEAL = 'atoll_sent';

	public function __construct(
		private EntryRepository $entries,
		private FormRepository $forms,
		private FormEngine $engine,
		private StoredAnswers $answers,
		private ConfirmationLinks $links,
		private CurrentVisitor $visitors,
	) {}

	/**
	 * Returns null if the request does not come from a confirmation.
	 *
	 * @throws BadRequest 410 when the confirmation has expired, or belongs to another browser.
	 */
	public function find( Submission $submission, Form $form ): ?SubmittedAnswers {
		$seal = $submission->inputs[ self::SEAL ] ?? '';
		if ( ! is_string( $seal ) || '' === $seal ) {
			return null;
		}
		$id    = $this->links->open( $seal, $form->id(), $this->visitors->current() )?->entry;
		$entry = null === $id ? null : $this->entries->find( $id );
		if ( null === $entry ) {
			throw new BadRequest( 'atoll_csv_late', __( 'This download is no longer offered. Your form has been sent.', 'atoll' ), 410 );
		}
		$form    = $this->forms->findVersionOrCurrent( $entry->formNumber, $entry->formVersion ) ?? $form;
		$answers = $this->answers->read( $form, $entry );
		return new SubmittedAnswers( $form, $answers, $this->engine->resolve( $form, $answers ) );
	}
}
