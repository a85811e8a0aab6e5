<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Demo\Demo;
use Atoll\Entries\Transaction;
use Atoll\FormStore\FormRepository;
use Atoll\Migrations\Lock;
use Atoll\Paths;
use Atoll\SetUp\Choices;
use Atoll\SetUp\Kept;
use Atoll\SetUp\Screen;
use Atoll\SetUp\SetUp;
use Atoll\SetUp\State;

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
