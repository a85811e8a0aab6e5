<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\Demo\Demo;
use Atoll\Admin\SetUp\Choices;
use Atoll\Admin\SetUp\Kept;
use Atoll\Admin\SetUp\Screen;
use Atoll\Admin\SetUp\SetUp;
use Atoll\Admin\SetUp\State;
use Atoll\Forms\Definitions\FormRepository;
use Atoll\Forms\Entries\Transaction;
use Atoll\Platform\Migrations\Lock;
use Atoll\Platform\Paths;

/** How a site begins: with the demonstration or empty. */
final class SettingUp extends Area {

	public readonly SetUp $screen;

	public function __construct( Paths $paths, FormRepository $forms, \wpdb $wpdb ) {
		$demo         = static fn(): Demo => Demo::of( $paths->plugin( 'demo' ), $forms, new Transaction( $wpdb ) );
		$state        = new State();
		$kept         = new Kept();
		$this->screen = new SetUp( new Choices( $demo, $state, $kept, new Lock( $wpdb, 'atoll_set_up_lock', 60 ) ), new Screen( $demo, $state, $kept ), $state );
	}

	public function modules(): array {
		return array( $this->screen );
	}
}
