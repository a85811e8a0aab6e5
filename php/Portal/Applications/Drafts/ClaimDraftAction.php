<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Drafts;

use Atoll\Forms\Drafts\DraftTokenLimit;
use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Forms\Drafts\Resuming\ResumeLinks;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Access\RateLimits\RateLimit;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PortalUrls;

/** Action by which a client takes over a draft that was saved without a login, by its token. */
final class ClaimDraftAction implements PortalAction {

	public const NAME = 'claim-draft';

	/** URL of the form's page to continue there, if the button is on that page; empty on the dashboard. */
	public const PAGE = 'page';

	public function __construct(
		private OwnDrafts $drafts,
		private ResumeLinks $links,
		private PortalUrls $urls,
		private RateLimit $limit
	) {}

	public static function notices(): array {
		return array(
			'draft-claimed' => new PortalNotice(
				__( 'Your form is saved', 'atoll' ),
				__( 'It is now with your applications.', 'atoll' ),
			),
		);
	}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		DraftTokenLimit::count( $this->limit, $visitor );
		$form  = $fields->int( ResumeLinks::FORM );
		$token = $fields->text( ResumeLinks::TOKEN );
		$page  = $fields->text( self::PAGE );
		$this->drafts->claim( $form, $token, $visitor );
		return new RedirectResponse(
			'' === $page ? $this->urls->dashboard() : $this->links->to( $page, $form, $token ),
			'draft-claimed'
		);
	}
}
