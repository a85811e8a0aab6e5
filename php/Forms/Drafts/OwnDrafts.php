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
 * Saved forms of logged-in users: listed, continued, claimed after a login, deleted. Somebody else's draft is answered
 * like one that does not exist.
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
	 * @param int $limit At most.
	 * @return list<DraftSummary> The one saved last comes first.
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
	 * The address that opens it on the page where it was saved, or on the one where its form is now.
	 *
	 * @throws DraftNotFound Also where no page has its form.
	 */
	public function linkFor( int $draft, int $user ): string {
		$row  = $this->find( $draft, $user );
		$page = $this->pages->urlForDraft( $row->sourceUrl, $row->formNumber );
		return '' === $page
			? throw new DraftNotFound()
			: $this->links->to( $page, $row->formNumber, $this->token( $row ) );
	}

	/**
	 * Makes the visitor, who has its token, its owner, unless it has another one. Doing so twice is no error.
	 *
	 * @return int The draft's id.
	 * @throws DraftNotFound Also for somebody else's.
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
	 * Deletes it with its files.
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
