<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Platform\Access\Visitors;
use Atoll\Platform\Http\FormBody;
use Atoll\Platform\Paths;
use Atoll\Platform\Rest\Body;
use Atoll\Platform\Rest\BodyLimit;
use Atoll\Platform\Rest\Boundary;
use Atoll\Platform\Rest\Namespaces;
use Atoll\Platform\Rest\Origins;
use Atoll\Platform\Rest\Route;
use Atoll\Platform\Rest\Routes;
use Atoll\Platform\Rest\Schemas;

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
