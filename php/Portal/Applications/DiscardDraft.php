<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Drafts\OwnDrafts;
use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Places;
use Atoll\Portal\Post\Action;
use Atoll\Portal\Post\Done;
use Atoll\Portal\Post\Fields;
use Atoll\Portal\Post\Intents;
use Atoll\Portal\Post\Notice;

/** A client throws away what they saved and will not send. */
final class DiscardDraft implements Action {

	public const NAME = 'discard-draft';

	public function __construct( private OwnDrafts $drafts, private Places $places ) {}

	public function name(): string {
		return self::NAME;
	}

	public function isForVisitors(): bool {
		return false;
	}

	public function notices(): array {
		return array(
			'draft-discarded' => new Notice(
				__( 'Your form is deleted', 'atoll' ),
				__( 'It is deleted, with its files.', 'atoll' ),
			),
		);
	}

	public function run( Fields $fields, Visitor $visitor ): Done {
		$this->drafts->discard( $fields->int( Intents::OF ), $visitor->userId() );
		return new Done( $this->places->dashboard(), 'draft-discarded' );
	}
}
