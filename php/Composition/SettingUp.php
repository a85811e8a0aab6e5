<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Demo\Demo;
use Atoll\FormStore\FormRepository;
use Atoll\Paths;
use Atoll\SetUp\Choices;
use Atoll\SetUp\Kept;
use Atoll\SetUp\Screen;
use Atoll\SetUp\SetUp;
use Atoll\SetUp\State;

/** How a site begins: with the demonstration or empty. */
final class SettingUp {

	public readonly SetUp $screen;

	public function __construct( Paths $paths, FormRepository $forms ) {
		$demo         = static fn(): Demo => Demo::of( $paths->plugin( 'demo' ), $forms );
		$state        = new State();
		$kept         = new Kept();
		$this->screen = new SetUp( new Choices( $demo, $state, $kept ), new Screen( $demo, $state, $kept ), $state );
	}
}
