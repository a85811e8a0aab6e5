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
/** Opens forms that were put aside (spec 7). */
final class DraftReader {

	public function __construct(
		private FormRepository $forms,
		private AnswerReader $reader,
		private DraftRepository $drafts,
		private DraftEncryption $encryption
	) {}

	/**
	 * @throws DraftNotFound For a token that is unknown, has ended or belongs to another form, and when the site's key
	 *                       is another one: one answer for all.
	 */
	public function open( int $formNumber, string $token ): Draft {
		$form = $this->forms->find( $formNumber ) ?? throw new DraftNotFound();
		$row  = $this->drafts->find( $formNumber, DraftToken::hash( $token ) ) ?? throw new DraftNotFound();
		return $this->draft( $form, $row, $token );
	}

	/**
	 * The same without a token, also while its form is closed: for whoever may read what is stored about a person.
	 *
	 * @throws DraftNotFound When its form or the key is gone: nobody can read it.
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
