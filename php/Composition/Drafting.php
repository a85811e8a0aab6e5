<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\Visitors;
use Atoll\Drafts\Draft;
use Atoll\Drafts\Drafts;
use Atoll\Drafts\DraftsHealth;
use Atoll\Drafts\Expiry;
use Atoll\Drafts\Keeping;
use Atoll\Drafts\LinkMail;
use Atoll\Drafts\MailedPage;
use Atoll\Drafts\OwnDrafts;
use Atoll\Drafts\PersonsDrafts;
use Atoll\Drafts\ResumeLinks;
use Atoll\Drafts\SaveLimit;
use Atoll\Drafts\SavePart;
use Atoll\Drafts\TokenSeal;
use Atoll\Entries\Submissions;
use Atoll\Mail\Letter;
use Atoll\PlainPost\Buttons\Button;
use Atoll\PlainPost\Buttons\SaveButton;
use Atoll\PlainPost\Buttons\SendLinkButton;
use Atoll\PlainPost\ResumedForms;
use Atoll\PlainPost\SavePanel;
use Atoll\Rest\Drafts\ClaimDraft;
use Atoll\Rest\Drafts\LoadDraft;
use Atoll\Rest\Drafts\SendLink;

/** Forms that are put aside and continued later. */
final class Drafting extends Area {

	public readonly Drafts $drafts;
	public readonly OwnDrafts $own;
	public readonly PersonsDrafts $ofPersons;
	public readonly ResumedForms $resumed;
	public readonly SavePart $part;
	private LinkMail $mail;

	/** @param \Closure( Draft, string ): string $offer A way to keep a saved form, which the link opens, with an account. */
	public function __construct( Forms $forms, private Storage $storage, Mailing $mailing, private Uploading $uploading, Submissions $submissions, Visitors $visitors, \Closure $offer ) {
		$links               = new ResumeLinks();
		$tokens              = new TokenSeal( $storage->seal );
		$this->drafts        = new Drafts( $forms->repository, $submissions, $storage->drafts, $storage->seal, $tokens, new Keeping( $forms->engine ), $links, $uploading->uploads, $storage->transaction, $storage->livingLogin, $forms->versions, new SaveLimit( $storage->rateLimit ) );
		$this->own           = new OwnDrafts( $storage->drafts, $tokens, $forms->repository, $links, $uploading->uploads, $storage->transaction, $storage->livingLogin );
		$this->ofPersons     = new PersonsDrafts( $this->drafts, $storage->drafts, $storage->seal, $uploading->uploads, $storage->transaction );
		$this->mail          = new LinkMail( $this->drafts, $storage->drafts, $links, new MailedPage( $forms->placements ), $mailing->outbox, new Letter(), $storage->transaction, $storage->mailBounds );
		$this->part          = new SavePart();
		$this->resumed       = new ResumedForms( $this->drafts, $links, new SavePanel(), $storage->rateLimit, $visitors, $offer );
	}

	public function modules(): array {
		return array( new DraftsHealth( $this->storage->drafts ) );
	}

	public function jobs(): array {
		return array(
			'atoll_drafts_expire' => fn() => ( new Expiry( $this->storage->drafts, $this->uploading->uploads ) )->run(),
		);
	}

	/** @return list<Button> */
	public function buttons(): array {
		return array(
			new SaveButton( $this->drafts, $this->resumed ),
			new SendLinkButton( $this->mail, $this->resumed, $this->storage->rateLimit ),
		);
	}

	public function routes(): array {
		return array(
			new LoadDraft( $this->drafts, $this->storage->rateLimit ),
			new ClaimDraft( $this->own, $this->storage->rateLimit ),
			new SendLink( $this->mail, $this->storage->rateLimit ),
		);
	}
}
