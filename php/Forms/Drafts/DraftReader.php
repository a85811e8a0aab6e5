<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\Markup\Form\InputNames;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Drafts\Encryption\DraftEncryption;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\Submission;
use Atoll\Forms\Submission\SubmissionContext;
use Atoll\Platform\Access\Identity\Visitor;
/** Opens drafts (spec 7). */
final class DraftReader {

	public function __construct(
		private FormRepository $forms,
		private AnswerReader $reader,
		private DraftRepository $drafts,
		private DraftEncryption $encryption
	) {}

	/**
	 * @throws DraftNotFound When the token is unknown, has expired or belongs to another form, or the site's key has
	 *                       changed: the same response for all of these.
	 */
	public function open( int $formNumber, string $token ): Draft {
		$form = $this->forms->find( $formNumber ) ?? throw new DraftNotFound();
		$row  = $this->drafts->find( $formNumber, DraftToken::hash( $token ) ) ?? throw new DraftNotFound();
		return $this->draft( $form, $row, $token );
	}

	/**
	 * Opens a draft without its token, even while its form is closed: for people who may read what is stored about a
	 * person.
	 *
	 * @throws DraftNotFound When its form or key no longer exists: nobody can read it.
	 * @throws \Atoll\Platform\Errors\ReadFailed
	 */
	public function openRow( DraftRow $row ): Draft {
		$form = $this->forms->findAny( $row->formNumber )->form ?? throw new DraftNotFound();
		return $this->draft( $form, $row, '' );
	}

	private function draft( Form $form, DraftRow $row, string $token ): Draft {
		$content    = $this->encryption->content( $row );
		$inputs     = array( InputNames::KEY => $content->uniqueId ) + $content->inputs;
		$submission = new Submission( $form->id(), $inputs, $content->uniqueId, new Visitor( 0, '', '' ), '' );
		$context    = new SubmissionContext( $submission );
		return new Draft(
			$row->id,
			$form,
			$token,
			$row->version,
			min( $row->page, $form->pages() - 1 ),
			$this->reader->readable( $form, $context ),
			$content->inputs,
			$content->uniqueId,
			$row->userId,
			$row->dateSaved,
			$this->reader->problems( $form, $context )
		);
	}
}
