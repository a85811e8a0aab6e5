<?php

declare( strict_types=1 );

namespace Atoll\Composition;

use Atoll\FormStore\EditorData;
use Atoll\Paths;

/** What editors build forms with, beside the blocks. */
final class FormEditing extends Area {

	public function __construct( private Paths $paths ) {}

	public function modules(): array {
		return array( new EditorData( $this->paths ) );
	}
}
