<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

use Atoll\Forms\Definitions\Placement\FormPages;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Drafts\Encryption\DraftToken;
use Atoll\Forms\Drafts\Encryption\DraftTokenEncryption;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Forms\Drafts\Storage\DraftSummary;
use Atoll\Forms\Drafts\Storage\DraftWriter;
use Atoll\Platform\Access\Identity\Visitor;
/**
 * Drafts of logged-in users: listed, continued, claimed after a login, deleted. Another user's draft gets the same
 * response as one that does not exist.
 */
final class OwnDrafts {

	public function __construct(
		private DraftRepository $repository,
		private DraftTokenEncryption $tokens,
		private FormRepository $forms,
		private ResumeLinks $links,
		private DraftWriter $writer,
		private FormPages $pages,
	) {}

	/**
	 * @param int $limit Maximum number of drafts.
	 * @return list<DraftSummary> The most recently saved first.
	 */
	public function ofUser( int $user, int $limit = 1000, int $offset = 0 ): array {
		$rows = $this->repository->ofUser( $user, $limit, $offset );
		$this->forms->preload( array_map( static fn( DraftRow $row ) => $row->formNumber, $rows ) );
		return array_map( $this->summary( ... ), $rows );
	}

	public function countOfUser( int $user ): int {
		return $this->repository->countOfUser( $user );
	}

	/**
	 * Returns the URL that opens a draft on the page where it was saved, or on the page that shows its form now.
	 *
	 * @throws DraftNotFound Also when no page shows its form.
	 */
	public function linkFor( int $draft, int $user ): string {
		$row  = $this->find( $draft, $user );
		$page = $this->pages->urlForDraft( $row->sourceUrl, $row->formNumber );
		return '' === $page
			? throw new DraftNotFound()
			: $this->links->to( $page, $row->formNumber, $this->token( $row ) );
	}

	/**
	 * Makes the visitor, who has the draft's token, its owner, unless it has another owner. May be called twice.
	 *
	 * @return int The draft's id.
	 * @throws DraftNotFound Also for another user's draft.
	 */
	public function claim( int $formNumber, string $token, Visitor $visitor ): int {
		$row    = $visitor->isLoggedIn() ? $this->repository->find( $formNumber, DraftToken::hash( $token ) ) : null;
		$sealed = fn(): string => $this->tokens->seal( $token );
		if ( null === $row || ! $this->writer->setOwner( $row, $visitor->userId(), $sealed ) ) {
			throw new DraftNotFound();
		}
		return $row->id;
	}

	/**
	 * Deletes a draft with its files.
	 *
	 * @throws DraftNotFound
	 */
	public function discard( int $draft, int $user ): void {
		$this->writer->delete( $this->find( $draft, $user ) );
	}

	private function find( int $draft, int $user ): DraftRow {
		return $this->repository->findOwn( $draft, $user ) ?? throw new DraftNotFound();
	}

	private function token( DraftRow $row ): string {
		return $this->tokens->open( $row ) ?? throw new DraftNotFound();
	}

	private function summary( DraftRow $row ): DraftSummary {
		$stored = $this->forms->findAnyOrNull( $row->formNumber );
		$form   = $stored?->form;
		$pages  = $form?->pages() ?? 1;
		$page   = min( $row->page, $pages - 1 );
		return new DraftSummary(
			$row->id,
			$row->formNumber,
			/* translators: %d: number of a form. */
			$form?->title() ?? sprintf( __( 'Form %d', 'atoll' ), $row->formNumber ),
			$page + 1,
			$pages,
			$form?->pageList()[ $page ]?->string( 'title' ) ?? '',
			$row->dateSaved,
			$row->dateEnds(),
			true === $stored?->isOpen() && '' !== $row->sealedToken
				&& '' !== $this->pages->urlForDraft( $row->sourceUrl, $row->formNumber ),
		);
	}
}
