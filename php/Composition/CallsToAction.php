<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Blocks\Cta\Ctas;
use Atoll\Blocks\Cta\Dialling;
use Atoll\Blocks\Cta\FormKind;
use Atoll\Blocks\Cta\LinkKind;
use Atoll\Blocks\Cta\PageForms;
use Atoll\Blocks\Cta\PhoneKind;
use Atoll\FormStore\FormRepository;

/** Where a call to action may lead. */
final class CallsToAction {

	public function __construct( private FormRepository $forms ) {}

	public function ctas(): Ctas {
		return new Ctas(
			array(
				'link'  => new LinkKind(),
				'form'  => new FormKind( new PageForms( $this->forms ) ),
				'phone' => new PhoneKind( new Dialling() ),
			)
		);
	}
}
