<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Drafts;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Portal\PlainForms\PortalAction;
use Atoll\Portal\PlainForms\PortalNotice;
use Atoll\Portal\PlainForms\PostedFields;
use Atoll\Portal\PlainForms\RedirectResponse;
use Atoll\Portal\PortalUrls;

/** Action by which a client deletes a draft. */
final class DiscardDraftAction implements PortalAction {

	public const NAME = 'discard-draft';

	public function __construct( private OwnDrafts $drafts, private PortalUrls $urls ) {}

	public static function notices(): array {
		return array(
			'draft-discarded' => new PortalNotice(
				__( 'Your form is deleted', 'atoll' ),
				__( 'It is deleted, with its files.', 'atoll' ),
			),
		);
	}

	public function run( PostedFields $fields, Visitor $visitor ): RedirectResponse {
		$this->drafts->discard( $fields->int( NonceFields::TARGET ), $visitor->userId() );
		return new RedirectResponse( $this->urls->dashboard(), 'draft-discarded' );
	}
}
