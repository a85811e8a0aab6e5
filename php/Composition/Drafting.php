<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Drafts\DraftKeys;
use Atoll\Drafts\Drafts;
use Atoll\Drafts\Expiry;
use Atoll\Drafts\Keeping;
use Atoll\Drafts\LinkMail;
use Atoll\Drafts\ResumeLinks;
use Atoll\Drafts\Seal;
use Atoll\Entries\Submissions;
use Atoll\Migrations\Lock;
use Atoll\Rest\Drafts\LoadDraft;
use Atoll\Rest\Drafts\SendLink;
use Atoll\Rest\Route;

/** Forms that are put aside and continued later. */
final class Drafting {

	public readonly Drafts $drafts;
	public readonly ResumeLinks $links;
	public readonly Expiry $expiry;
	private LinkMail $mail;

	public function __construct( Forms $forms, private Storage $storage, Mailing $mailing, Uploading $uploading, Submissions $submissions, \wpdb $wpdb ) {
		$keys         = new DraftKeys( $wpdb, $this->constant( 'ATOLL_DRAFTS_KEY' ), $this->constant( 'ATOLL_DRAFTS_OLD_KEYS' ) );
		$this->links  = new ResumeLinks();
		$this->drafts = new Drafts( $forms->repository, $submissions, $storage->drafts, new Seal( $keys ), new Keeping(), $this->links, $uploading->uploads, $storage->transaction );
		$this->mail   = new LinkMail( $this->drafts, $storage->drafts, $this->links, $mailing->outbox, $storage->transaction );
		$this->expiry = new Expiry( $storage->drafts, $uploading->uploads, new Lock( $wpdb, 'atoll_drafts_lock' ) );
	}

	/** @return list<Route> */
	public function routes(): array {
		return array(
			new LoadDraft( $this->drafts, $this->storage->rateLimit ),
			new SendLink( $this->mail, $this->storage->rateLimit ),
		);
	}

	private function constant( string $name ): string {
		$value = defined( $name ) ? constant( $name ) : '';
		return is_string( $value ) ? $value : '';
	}
}
