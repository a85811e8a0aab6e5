<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\Admin\FormEditor;
use Atoll\Forms\Markup\FieldMarkup;
use Atoll\Forms\Markup\Previews;
use Atoll\FormStore\FormCleaning;
use Atoll\FormStore\PublishingGuard;
use Atoll\Paths;
use Atoll\Rest\Forms\CheckDraft;

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
