<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\Answers;
use Atoll\Engine\FormAnswers\FileAnswer;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormVersions;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Encryption\DraftTokenEncryption;
use Atoll\Forms\Drafts\Encryption\TextEncryption;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Forms\Submission\SubmittedAnswers;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\Sessions\UserRowLock;
use Atoll\Platform\Errors\DraftChanged;
use Atoll\Platform\Errors\DraftNotFound;

/** Forms that were put aside to be completed later (spec 7). Nothing in them is validated. */
final class Drafts {

	public function __construct(
		private FormRepository $forms,
		private AnswerReader $reader,
		private DraftRepository $drafts,
		private TextEncryption $seal,
		private DraftTokenEncryption $tokens,
		private DraftInputs $keeping,
		private ResumeLinks $links,
		private Uploads $uploads,
		private Transaction $transaction,
		private UserRowLock $login,
		private FormVersions $versions,
		private DraftLimit $limit,
	) {}

	/**
	 * Keeps what a submission holds. With the token of a draft it renews that one; a token that is not known, or no
	 * longer, makes a new draft, since nobody's answers are to be lost.
	 *
	 * @throws DraftChanged When somebody else has saved it since the client saw it.
	 * @throws \Atoll\Platform\Errors\TooManyRequests     When so much was saved from this network.
	 * @throws \Atoll\Platform\Errors\TooMuchText
	 * @throws \Atoll\Platform\Errors\PublicError When nothing could be stored.
	 */
	public function save( SubmittedAnswers $submitted, Submission $submission ): SavedDraft {
		$form    = $submitted->form;
		$answers = $submitted->typed;
		$request = DraftRequest::of( $form, $submission );
		$known   = '' === $request->token ? null : $this->drafts->find( $form->id(), DraftToken::hash( $request->token ) );
		return null === $known
			? $this->add( $form, $submission, $request, $answers )
			: $this->renew( $known, $form, $submission, $request, $answers );
	}

	/**
	 * @throws DraftNotFound For a token that is unknown, has ended or belongs to another form, and when the site's key is another
	 * one: one answer for all.
	 */
	public function open( int $formNumber, string $token ): Draft {
		$form    = $this->forms->find( $formNumber ) ?? throw new DraftNotFound();
		$row  = $this->drafts->find( $formNumber, DraftToken::hash( $token ) ) ?? throw new DraftNotFound();
		return $this->opened( $form, $row, $token );
	}

	/**
	 * The same for whoever may know what is kept about a person, without a token, and also while its form is closed.
	 *
	 * @throws DraftNotFound When its form or the key is gone: nobody can read it.
	 */
	public function look( DraftRow $row ): Draft {
		return $this->opened( $this->forms->findAny( $row->formNumber )->form ?? throw new DraftNotFound(), $row, '' );
	}

	private function opened( Form $form, DraftRow $row, string $token ): Draft {
		$content = $this->content( $row );
		$inputs  = array( 'gform_unique_id' => $content->uniqueId ) + $content->inputs;
		$kept    = new Submission( $form->id(), $inputs, $content->uniqueId, new Visitor( 0, '', '' ), '' );
		$answers = $this->reader->readable( $form, new SubmissionContext( $kept ) );
		return new Draft(
			$row->id,
			$form,
			$token,
			$row->version,
			min( $row->page, $form->pages() - 1 ),
			$answers,
			$content->inputs,
			$content->uniqueId,
			$row->userId,
			$row->dateSaved
		);
	}

	private function add( Form $form, Submission $submission, DraftRequest $request, Answers $answers ): SavedDraft {
		$token = DraftToken::make();
		$owner = $submission->visitor->userId();
		$row   = $this->row(
			0, 1, $token, $owner, $form, $submission, $request, $this->keeping->of( $form, $submission, $answers )
		);
		$files = $this->files( $form, $answers );
		$this->transaction->run(
			function () use ( $form, $submission, $files, $row ): void {
				$this->login->hold( $submission->visitor->userId() );
				$this->versions->keep( $form );
				$this->uploads->keepForDraft( $files, $this->drafts->insert( $row ) );
			}
		);
		return $this->saved( $form, $token, 1, $submission, $request );
	}

	private function renew(
		DraftRow $known,
		Form $form,
		Submission $submission,
		DraftRequest $request,
		Answers $answers
	): SavedDraft {
		// An owner stays the owner, whoever saves the draft next; a draft without one belongs to whoever saves it while
		// logged in.
		$owner   = $known->userId > 0 ? $known->userId : $submission->visitor->userId();
		$content = $this->keeping->of( $form, $submission, $answers, $this->before( $known ) );
		$row     = $this->row(
			$known->id, $request->version ?? $known->version, $request->token, $owner, $form, $submission, $request, $content
		);
		if (
			$this->transaction->run(
				fn() => $this->update( $row, $form, $this->files( $form, $answers ), $submission->visitor->userId() )
			)
		) {
			return $this->saved( $form, $request->token, $row->version + 1, $submission, $request );
		}
		$now = $this->drafts->find( $form->id(), $known->tokenHash );
		if ( null === $now ) {
			// The form was sent, or the draft ended, between reading and writing it.
			return $this->add( $form, $submission, $request, $answers );
		}
		if ( $this->content( $now )->json() === $content->json() ) {
			// The same save again, because the client did not get the first answer.
			return $this->saved( $form, $request->token, $now->version, $submission, $request );
		}
		throw new DraftChanged();
	}

	/** @throws \Atoll\Platform\Errors\TooManyRequests When it is more than this network may have kept today. */
	private function row(
		int $id,
		int $version,
		string $token,
		int $owner,
		Form $form,
		Submission $submission,
		DraftRequest $request,
		DraftContent $content
	): DraftRow {
		$hash   = DraftToken::hash( $token );
		$sealed = $this->seal->close( $content->json(), DraftRow::place( $form->id(), $hash ) );
		$marks  = array_map( fn( string $email ) => $this->seal->marks( $email )[0], $content->emails() );
		$row    = new DraftRow(
			$id,
			$hash,
			$form->id(),
			$form->version(),
			$version,
			$request->page,
			$sealed['keyId'],
			$sealed['sealed'],
			implode( ' ', $marks ),
			$owner,
			$owner > 0 ? $this->tokens->close( $token ) : '',
			$submission->sourceUrl
		);
		$this->limit->countBytes( $submission->visitor, $row );
		return $row;
	}

	/** @param list<string> $files */
	private function update( DraftRow $row, Form $form, array $files, int $by ): bool {
		$this->login->hold( $by );
		$this->versions->keep( $form );
		$isDone = $this->drafts->update( $row );
		if ( $isDone ) {
			$row->userId > 0 && $this->drafts->own( $row->id, $row->userId, $row->sealedToken );
			$this->uploads->keepForDraft( $files, $row->id );
		}
		return $isDone;
	}

	/** @return list<string> Ids of the uploads among the answers. */
	private function files( Form $form, Answers $answers ): array {
		$ids = array();
		foreach ( $form->fields() as $field ) {
			foreach ( (array) $answers->value( $field->id ) as $one ) {
				if ( $one instanceof FileAnswer ) {
					$ids[] = $one->id;
				}
			}
		}
		return $ids;
	}

	private function saved( Form $form, string $token, int $version, Submission $submission, DraftRequest $request ): SavedDraft {
		return new SavedDraft(
			$token,
			$this->links->to( $submission->sourceUrl, $form->id(), $token ),
			$version,
			$request->page,
			$form->text( 'saveLink' )
		);
	}

	/** @return array<array-key, mixed> Inputs that a draft kept so far; none when nobody can read it any more. */
	private function before( DraftRow $row ): array {
		try {
			return $this->content( $row )->inputs;
		} catch ( DraftNotFound ) {
			return array();
		}
	}

	private function content( DraftRow $row ): DraftContent {
		$json = $this->seal->open( $row->content, $row->keyId, DraftRow::place( $row->formNumber, $row->tokenHash ) );
		if ( null === $json ) {
			error_log( "Atoll: draft {$row->id} cannot be opened: it was changed, or its key {$row->keyId} is not among the site's (ATOLL_DRAFTS_KEY, ATOLL_DRAFTS_OLD_KEYS)." );
			throw new DraftNotFound();
		}
		return DraftContent::from( $json );
	}
}
