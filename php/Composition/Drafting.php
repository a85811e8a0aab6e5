<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Forms\Drafts\Draft;
use Atoll\Forms\Drafts\Drafts;
use Atoll\Forms\Drafts\DraftsHealth;
use Atoll\Forms\Drafts\Expiry;
use Atoll\Forms\Drafts\Keeping;
use Atoll\Forms\Drafts\LinkMail;
use Atoll\Forms\Drafts\MailedPage;
use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Forms\Drafts\PersonsDrafts;
use Atoll\Forms\Drafts\ResumeLinks;
use Atoll\Forms\Drafts\Routes\ClaimDraft;
use Atoll\Forms\Drafts\Routes\LoadDraft;
use Atoll\Forms\Drafts\Routes\SendLink;
use Atoll\Forms\Drafts\SaveLimit;
use Atoll\Forms\Drafts\SavePart;
use Atoll\Forms\Drafts\TokenSeal;
use Atoll\Forms\Mail\Letter;
use Atoll\Forms\Page\Buttons\Button;
use Atoll\Forms\Page\Buttons\SaveButton;
use Atoll\Forms\Page\Buttons\SendLinkButton;
use Atoll\Forms\Page\ResumedForms;
use Atoll\Forms\Page\SavePanel;
use Atoll\Forms\Submission\AnswerReader;
use Atoll\Forms\Submission\SubmissionPipeline;
use Atoll\Platform\Access\Visitors;

/** Forms that are put aside and continued later. */
final class Drafting extends Area {

	public readonly Drafts $drafts;
	public readonly OwnDrafts $own;
	public readonly PersonsDrafts $ofPersons;
	public readonly ResumedForms $resumed;
	public readonly SavePart $part;
	private LinkMail $mail;

	/** @param \Closure( Draft, string ): string $offer A way to keep a saved form, which the link opens, with an account. */
	public function __construct( Forms $forms, private Storage $storage, Mailing $mailing, private Uploading $uploading, AnswerReader $reader, Visitors $visitors, \Closure $offer ) {
		$links               = new ResumeLinks();
		$tokens              = new TokenSeal( $storage->seal );
		$this->drafts        = new Drafts( $forms->repository, $reader, $storage->drafts, $storage->seal, $tokens, new Keeping( $forms->engine ), $links, $uploading->uploads, $storage->transaction, $storage->livingLogin, $forms->versions, new SaveLimit( $storage->rateLimit ) );
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
	public function buttons( SubmissionPipeline $pipeline ): array {
		return array(
			new SaveButton( $pipeline, $this->resumed ),
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
