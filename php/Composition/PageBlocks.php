<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Engine\Calculators\Calculators;
use Atoll\Platform\Islands\Islands;
use Atoll\Platform\Paths;
use Atoll\Site\Blocks\Blocks;
use Atoll\Site\Blocks\Calculator\AskedFor;
use Atoll\Site\Blocks\Calculator\CalculatorBlock;
use Atoll\Site\Blocks\Calculator\Variations;
use Atoll\Site\Blocks\Cta\Ctas;
use Atoll\Site\Blocks\Cta\FormKind;
use Atoll\Site\Blocks\Cta\LinkKind;
use Atoll\Site\Blocks\Cta\PageForms;
use Atoll\Site\Blocks\Cta\PhoneKind;
use Atoll\Site\Company;
use Atoll\Site\Look\Marks;
use Atoll\Site\PhoneLink;

/** Blocks, what some of them print, and the islands that bring them to life. */
final class PageBlocks extends Area {

	public readonly CalculatorBlock $calculators;
	private Variations $variations;

	public function __construct( private Paths $paths, private Islands $islands, private Forms $forms, private Company $company ) {
		$calculators       = new Calculators( $paths->plugin( 'build/calculators.php' ) );
		$this->variations  = new Variations( $calculators );
		$this->calculators = new CalculatorBlock( $calculators, $islands, new AskedFor() );
	}

	public function modules(): array {
		return array( new Blocks( $this->paths, $this->variations->all( ... ) ), $this->islands );
	}

	public function ctas(): Ctas {
		return new Ctas(
			array(
				'link'  => new LinkKind(),
				'form'  => new FormKind( new PageForms( $this->forms->repository, $this->forms->placed, $this->forms->page ) ),
				'phone' => new PhoneKind( $this->company->telephone ),
			)
		);
	}

	public function phoneLink(): PhoneLink {
		return new PhoneLink( $this->company->telephone, new Marks( $this->paths ) );
	}
}
