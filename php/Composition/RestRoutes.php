<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Access\Visitors;
use Atoll\Http\FormBody;
use Atoll\Paths;
use Atoll\Rest\Body;
use Atoll\Rest\BodyLimit;
use Atoll\Rest\Boundary;
use Atoll\Rest\Namespaces;
use Atoll\Rest\Origins;
use Atoll\Rest\Route;
use Atoll\Rest\Routes;
use Atoll\Rest\Schemas;

/** Every REST route there is: those of the areas, and Gravity Forms'. */
final class RestRoutes {

	/** @param list<Area> $areas */
	public function __construct( private array $areas, private GravityApi $gravity, private Visitors $visitors, private FormBody $bodies, private Paths $paths ) {}

	public function module(): Routes {
		$namespaces = new Namespaces();
		return new Routes(
			$this->all( ... ),
			new Boundary( $this->visitors, new Body( $this->bodies ) ),
			new Schemas( $this->paths ),
			$namespaces,
			new BodyLimit( $namespaces ),
			new Origins( $namespaces )
		);
	}

	/** @return array<string, list<Route>> */
	private function all(): array {
		return array(
			Namespaces::ATOLL   => array_merge( ...array_map( static fn( Area $area ): array => $area->routes(), $this->areas ) ),
			Namespaces::GRAVITY => $this->gravity->routes(),
		);
	}
}
