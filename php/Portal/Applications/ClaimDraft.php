<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Forms\Drafts\ResumeLinks;
use Atoll\Platform\Access\RateLimit;
use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Notice;

/** A form that was saved by a visitor becomes theirs who have logged in since and hold its token. */
final class ClaimDraft implements Action {

	public const NAME = 'claim-draft';

	/** The form's own page when it stands there, to go on with it; empty on the dashboard. */
	public const PAGE = 'page';

	/** Per minute and address, as for the route. */
	private const MOST = 30;

	public function __construct( private OwnDrafts $drafts, private ResumeLinks $links, private Places $places, private RateLimit $limit ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function notices(): array {
		return array(
			'draft-claimed' => new Notice(
				__( 'Your form is kept', 'atoll' ),
				__( 'It is kept with your applications now.', 'atoll' ),
			),
		);
	}

	public function run( Fields $fields, Visitor $visitor ): Done {
		$this->limit->count( 'drafts', $visitor, self::MOST );
		$form  = $fields->int( ResumeLinks::FORM );
		$token = $fields->text( ResumeLinks::TOKEN );
		$page  = $fields->text( self::PAGE );
		$this->drafts->claim( $form, $token, $visitor );
		return new Done( '' === $page ? $this->places->dashboard() : $this->links->to( $page, $form, $token ), 'draft-claimed' );
	}
}
