<?php

declare( strict_types=1 );

namespace Atoll\Privacy;

/** A source that can forget what it keeps, as soon as somebody asks for it. */
interface ErasableSource extends Source {

	/** @throws \Atoll\Trouble\StorageFailed */
	public function erase( Person $person ): Erasure;
}
