<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\TestCase;

/** The compiler, with the contract as it is. */
abstract class CompilerTestCase extends TestCase {

	protected Workbench $workbench;

	protected function setUp(): void {
		$this->workbench = new Workbench();
	}
}
