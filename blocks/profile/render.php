<?php
/**
 * What a client may look after themselves; for anybody else, what to do instead.
 *
 * @package Atoll
 */

echo Atoll\plugin()->profile()->html(); // Escaped where it is built.
