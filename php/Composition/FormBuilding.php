<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\FormEditor;
use Atoll\Engine\Markup\FieldMarkup;
use Atoll\Engine\Markup\Previews;
use Atoll\Forms\Definitions\FormCleaning;
use Atoll\Forms\Definitions\PublishingGuard;
use Atoll\Forms\Definitions\Routes\CheckDraft;
use Atoll\Platform\Paths;

/** Building forms in the block editor. */
final class FormBuilding extends Area {

	public function __construct( private Forms $forms, private Paths $paths ) {}

	public function modules(): array {
		return array(
			$this->forms->ids,
			new FormCleaning( $this->forms->content ),
			new PublishingGuard( $this->forms->edited ),
			new FormEditor( $this->paths ),
		);
	}

	public function routes(): array {
		return array( new CheckDraft( $this->forms->edited, fn() => new Previews( $this->forms->shapes, FieldMarkup::standard() ) ) );
	}
}
