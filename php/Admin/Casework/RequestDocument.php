<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Access\Capabilities;
use Atoll\Access\Visitor;
use Atoll\Cases\Cases;
use Atoll\Cases\Client;
use Atoll\Entries\Entry;

final class RequestDocument implements CaseAction {

	public const NAME = 'request-document';

	public function __construct( private Cases $cases ) {}

	public function name(): string {
		return self::NAME;
	}

	public function capability(): string {
		return Capabilities::EDIT_ENTRIES;
	}

	public function run( Entry $entry, Typed $typed, int $seen, Visitor $by ): string {
		$this->cases->request( $entry, $typed->text( 'title' ), $typed->text( 'note' ), $by, $seen );
		return null === Client::of( $entry ) ? 'document-unmailed' : 'document-mailed';
	}

	public function notices(): array {
		return array(
			'document-mailed'   => __( 'The document is asked for, and a mail to the client is on its way.', 'atoll' ),
			'document-unmailed' => __( 'The document is asked for. No mail was written, since the application is nobody’s yet: invite its client.', 'atoll' ),
		);
	}
}
