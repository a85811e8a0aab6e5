<?php

declare( strict_types=1 );

namespace Atoll\Admin\Casework;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Capabilities;
use Atoll\Platform\Access\Visitor;
use Atoll\Portal\Cases\Cases;
use Atoll\Portal\Cases\Client;

final class SetStatus implements CaseAction {

	public const NAME = 'set-status';

	public function __construct( private Cases $cases ) {}

	public function name(): string {
		return self::NAME;
	}

	public function capability(): string {
		return Capabilities::EDIT_ENTRIES;
	}

	public function run( Entry $entry, Typed $typed, int $seen, Visitor $by ): string {
		$mails = $typed->isChecked( 'mail' );
		$this->cases->setStatus( $entry, $typed->text( 'status' ), $typed->text( 'message' ), $by, $mails, $seen );
		return match ( true ) {
			null === Client::of( $entry ) => 'status-unmailed',
			! $mails                     => 'status-set',
			default                      => 'status-mailed',
		};
	}

	public function notices(): array {
		return array(
			'status-set'      => __( 'Kept, for the client to read on the application’s page. No mail was written.', 'atoll' ),
			'status-mailed'   => __( 'Kept, and a mail to the client is on its way.', 'atoll' ),
			'status-unmailed' => __( 'Kept. No mail was written, since the application is nobody’s yet: invite its client.', 'atoll' ),
		);
	}
}
